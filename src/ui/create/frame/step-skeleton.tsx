import type { ReactNode } from 'react';
import { STEP, type Step } from '../../../store/film/film.ts';
import { CastSkeleton } from '../characters/cast-skeleton.tsx';
import { LinesSkeleton } from '../script/lines-skeleton.tsx';
import { BoardSkeleton } from '../storyboard/board-skeleton.tsx';

const SKELETONS: Record<Step, () => ReactNode> = {
  [STEP.list]: LinesSkeleton,
  [STEP.script]: LinesSkeleton,
  [STEP.characters]: CastSkeleton,
  [STEP.storyboard]: BoardSkeleton,
};

/** What stands where a step will be while its project, and then its files, arrive. */
export function StepSkeleton({ step }: { step: Step }) {
  const Shape = SKELETONS[step];
  return <Shape />;
}
