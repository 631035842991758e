import { reportWork } from '../../src/api/work-reports.ts';
import { createWork as createWorkCall } from '../../src/api/works.ts';
import type { Deps } from '../deps.ts';
import { on, type Route, WithMessage } from '../rpc/route.ts';
import { createWork } from './create-work.ts';
import { publicationAnswer } from './publication-answer.ts';
import { readWork } from './read-work.ts';
import { addReport } from './reports.ts';
import { serializeWork } from './serialize-work.ts';

/** Publishing an uploaded video or one made in the studio, and reporting works. */
export const publishRoutes = (deps: Deps): Route[] => [
  on(createWorkCall, async (context, input) => {
    const { workId, inSquare } = await createWork(deps, context, input);
    const row = await readWork(deps.db, workId);
    return publicationAnswer(inSquare, {
      works_id: workId,
      work: row && serializeWork(row, { secret: deps.secret, language: context.language }),
    });
  }),

  on(reportWork, async (context, { works_id, reason, text }) => {
    await addReport(deps, context, { workId: works_id, reason, text });
    return new WithMessage(null, 'reported');
  }),
];
