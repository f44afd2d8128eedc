import { ActionButton } from '@/documents/action-button'
import { type Recording, toRecording } from '@/documents/recording/recording'
import type { Listed } from '@/sections/document-list/document-list.query'
import { PosterDrawing } from '@/sections/document-list/posters'
import { FoldedList } from '@/ui/phone-fold'

type RecordingsProps = { recordings: readonly Listed<'recording'>[]; asPosters: boolean }

/** Recordings as a list or as posters. */
export function Recordings({ recordings, asPosters }: RecordingsProps) {
  const Look = asPosters ? RecordingPosters : RecordingList
  return <Look recordings={recordings.map(toRecording)} />
}

/** Recordings as a ruled list with the duration on the left. */
function RecordingList({ recordings }: { recordings: readonly Recording[] }) {
  return (
    <ul className="border-t border-ink">
      {recordings.map(
        ({ key, title, description, duration, views, month, byEmail, action, context }) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-3 border-b border-line py-6 sm:grid-cols-[7rem_1fr] lg:grid-cols-[7rem_1fr_11rem_auto] lg:items-center"
          >
            <p className="figure text-[2rem] text-ink">{duration}</p>
            <div>
              <h3 className="title-s text-ink">{title}</h3>
              <p>{description}</p>
            </div>
            <p className="text-small text-ink-mute sm:col-start-2 lg:col-start-auto">
              {[views, month].filter(Boolean).join(' · ')}
            </p>
            {action && (
              <div className="sm:col-start-2 lg:col-start-auto">
                <ActionButton
                  action={action}
                  context={context}
                  note={byEmail ? BY_EMAIL : undefined}
                />
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

/** Recordings as drawn posters, two in a row. */
function RecordingPosters({ recordings }: { recordings: readonly Recording[] }) {
  return (
    <FoldedList
      shown={2}
      names={recordings.map(({ title }) => title)}
      kind="videos"
      className="grid gap-x-10 gap-y-8 sm:gap-y-14 md:grid-cols-2"
    >
      {recordings.map(({ key, title, description, duration, poster, action, context, ...more }) => (
        <li key={key} className="relative flex flex-col">
          <PosterDrawing poster={poster} duration={duration} byEmail={more.byEmail} />
          <h3 className="title-m mt-5 text-ink">{title}</h3>
          <p className="mt-2">{description}</p>
          <p className="mt-3 text-small text-ink-mute tabular">
            {[more.views, more.month].filter(Boolean).join(' · ')}
          </p>
          {action && (
            <div className="mt-auto pt-5">
              {/* Covers the poster, too. */}
              <ActionButton
                action={action}
                context={context}
                note={more.byEmail ? BY_EMAIL : undefined}
                className="after:absolute after:inset-0"
              />
            </div>
          )}
        </li>
      ))}
    </FoldedList>
  )
}

/** When it arrives, as the form's success says. */
const BY_EMAIL = 'by email, within one business day'
