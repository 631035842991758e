/** Who plays in a band or an orchestra that the words name: as many as it takes, and not those who only listen. */
import { type Ensemble, isEnsemble, playersOf } from '../figures/ensembles.ts';
import { isTieOf } from '../people/ties.ts';
import { HUMANS } from './beings.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';

/** What is done by who does not play. */
const LISTENS =
  /\b(?:watch(?:es|ing)?|listen(?:s|ing)? to|cheer(?:s|ing)?(?: for)?|(?:in front of|before) (?:a|the|an) (?:[a-z]+ )?(?:crowd|audience))\b|[看听](?:着)?[^，。]{0,6}[乐演]|观众|听众/u;

/** Brings as many people to the band or orchestra of a plan as play in it, on a stage if the words name no place. */
export function playTogether(plan: ScenePlan, text: string): void {
  const to = plan.cast.map(({ figure }) => figure).find(isGroup);
  if (!to) return;
  // "playing" is what they do there, and no running about
  if (plan.acts) plan.acts = plan.acts.filter(({ does }) => does !== 'run');
  plan.setting ??= 'room';
  if (plan.setting === 'room') plan.interior ??= 'stage';
  const at = (plan.relations ?? []).filter((tie) => tie.how === 'at' && tie.to === to);
  const crew = plan.cast.filter((one) => at.some((tie) => isTieOf(tie, one)));
  if (LISTENS.test(text)) {
    // the heads of grown-ups who listen are seen before the stage
    plan.cast = plan.cast.filter((one) => !crew.includes(one) || one.figure !== 'person');
    plan.relations = plan.relations?.filter((tie) => !at.includes(tie)) ?? [];
    bring(plan, to, playersOf(to));
    return;
  }
  const missing = playersOf(to) - crew.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = crew;
  if (missing <= 0) return;
  if (first && others.length === 0 && (first.count > 1 || !HUMANS.has(first.figure))) first.count += missing;
  else bring(plan, to, missing);
}

function bring(plan: ScenePlan, to: FigureName, count: number): void {
  const players: Cast = { figure: 'person', count };
  const own = plan.cast.find(({ figure, trait }) => figure === players.figure && trait === undefined);
  if (own) own.count += count;
  else plan.cast.push(players);
  plan.relations = [...(plan.relations ?? []), { who: players.figure, how: 'at', to }];
}

const isGroup = (figure: FigureName): figure is Ensemble => isEnsemble(figure) && figure !== 'drumKit';
