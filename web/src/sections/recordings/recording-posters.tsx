import { ActionButton } from '@/cards/action-button'
import { PosterDrawing } from '@/sections/recordings/poster-drawing'
import type { RecordingsProps } from '@/sections/recordings/to-recordings'

/** Recordings as drawn posters, two in a row. */
export function RecordingPosters({ recordings }: Pick<RecordingsProps, 'recordings'>) {
  return (
    <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2">
      {recordings.map(({ key, title, description, duration, poster, action, context, ...more }) => (
        <li key={key} className="flex flex-col">
          <PosterDrawing poster={poster} duration={duration} />
          <h3 className="title-m mt-5 text-ink">{title}</h3>
          <p className="mt-2">{description}</p>
          <p className="mt-3 text-small text-ink-mute tabular-nums">
            {[more.views, more.month].filter(Boolean).join(' · ')}
          </p>
          {action && (
            <div className="mt-auto pt-5">
              <ActionButton action={action} context={context} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
