import { ActionButton } from '@/cards/action-button'
import type { RecordingsProps } from '@/sections/recordings/to-recordings'

/** Recordings as a ruled list, the length of each at its left. */
export function RecordingList({ recordings }: Pick<RecordingsProps, 'recordings'>) {
  return (
    <ul className="border-t border-ink">
      {recordings.map(({ key, title, description, duration, views, month, action, context }) => (
        <li
          key={key}
          className="grid gap-x-10 gap-y-3 border-b border-line py-6 sm:grid-cols-[7rem_1fr] lg:grid-cols-[7rem_1fr_11rem_auto] lg:items-center"
        >
          <p className="figure text-[1.75rem] text-ink">{duration}</p>
          <div>
            <h3 className="title-s text-ink">{title}</h3>
            <p>{description}</p>
          </div>
          <p className="text-small text-ink-mute sm:col-start-2 lg:col-start-auto">
            {[views, month].filter(Boolean).join(' · ')}
          </p>
          {action && (
            <div className="sm:col-start-2 lg:col-start-auto">
              <ActionButton action={action} context={context} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
