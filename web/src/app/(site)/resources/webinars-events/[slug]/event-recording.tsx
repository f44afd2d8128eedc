import { ActionButton } from '@/documents/action-button'
import { type RawRecording, toRecording } from '@/documents/recording/recording'
import { PosterDrawing } from '@/sections/document-list/posters'

/** The recording of a past event: poster, description, and the button to watch it. */
export function EventRecording({ recording }: { recording: RawRecording }) {
  const { title, description, duration, poster, views, month, byEmail, action, context } =
    toRecording(recording)
  const facts = [views, month].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby="recording" className="mb-10 border-t border-ink pt-6">
      <h2 id="recording" className="title-m mb-6 text-ink">
        Watch the recording
      </h2>
      <div className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-2">
        <PosterDrawing poster={poster} duration={duration} byEmail={byEmail} />
        <div className="min-w-0">
          <h3 dir="auto" className="title-s text-ink">
            {title}
          </h3>
          <p dir="auto" className="mt-2">
            {description}
          </p>
          {facts && <p className="mt-2 text-small text-ink-mute tabular">{facts}</p>}
          {action && <ActionButton action={action} context={context} className="mt-5" />}
        </div>
      </div>
    </section>
  )
}
