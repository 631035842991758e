import type { Stage } from './brush/stage.ts';
import type { Cast, FigureName, Relation } from './words/plan.ts';

/** The stage and the ties with something in the hands of somebody at their post, which they have from there and the words name nowhere. */
export function withHeld(
  stage: Stage,
  ties: readonly Relation[],
  { figure }: Cast,
  has: FigureName,
): [Stage, Relation[]] {
  const all: Relation[] = [...ties, { who: figure, how: 'holds', to: has }];
  const { scene } = stage;
  return [
    { ...stage, scene: { ...scene, cast: [...scene.cast, { figure: has, count: 1 }], relations: all } },
    all,
  ];
}
