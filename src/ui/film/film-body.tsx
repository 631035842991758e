import { Trans } from '@lingui/react/macro';
import { EXPORT_STEP, type FilmInfo } from '../../api/exports.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { MadeBy } from '../kit/made-by.tsx';
import { addressOf } from '../router/routes.ts';
import { FilmActions } from './film-actions.tsx';
import { FilmFacts } from './film-facts.tsx';
import styles from './film-page.module.css';
import { FilmPlayer } from './film-player.tsx';
import { NoticeFailed } from './notice-failed.tsx';
import { ProjectFilms } from './project-films.tsx';
import { StillMaking } from './still-making.tsx';
import { lostOf } from './work-of.ts';

/** A finished, running or failed export, with the project's other exports. */
export function FilmBody({ info }: { info: Readonly<FilmInfo> }) {
  const { step, works_name: name, script_id } = info;
  return (
    <div className={styles.columns}>
      <div className={styles.film}>
        {step === EXPORT_STEP.done ? (
          <Finished info={info} />
        ) : step === EXPORT_STEP.failed ? (
          <NoticeFailed info={info} name={name} projectId={script_id ?? 0} onPage />
        ) : (
          <StillMaking info={info} />
        )}
      </div>
      {script_id !== undefined && <ProjectFilms projectId={script_id} />}
    </div>
  );
}

function Finished({ info }: { info: Readonly<FilmInfo> }) {
  const lost = lostOf(info);
  return (
    <>
      {/* another film's subtitles are not this one's */}
      <FilmPlayer key={info.works_id} info={info} name={info.works_name} lost={lost} />
      <FilmFacts info={info} lost={lost} />
      {info.made_by && <MadeBy by={info.made_by} />}
      {info.desc && (
        <p dir="auto" className={styles.desc}>
          {info.desc}
        </p>
      )}
      <FilmActions info={info} name={info.works_name} lost={lost} />
      {lost && info.script_id !== undefined && (
        <LinkButton size="lg" href={`#${addressOf('create', `id=${info.script_id}&step=4`)}`}>
          <Trans>Export it again from the storyboard</Trans>
        </LinkButton>
      )}
    </>
  );
}
