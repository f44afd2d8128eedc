import { toActions } from '@/content/objects/action'
import { ActionRow } from '@/documents/action-button'
import { NewsletterBand } from '@/sections/call-to-action/newsletter-band'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PathMark } from '@/ui/marks'
import { Eyebrow } from '@/ui/section-heading'

type CallToActionProps = SectionOf<'callToAction'>

/** A question and its answers, or a box that takes an email address. */
export function CallToAction(props: CallToActionProps) {
  return props.look === 'newsletter' ? <NewsletterBand {...props} /> : <ActionBand {...props} />
}

/** A dark or a light band with buttons. */
function ActionBand({ eyebrow, title, text, look, actions, anchor }: CallToActionProps) {
  return (
    <Band anchor={anchor} tone={look === 'paper' ? 'paper' : 'ink'}>
      {eyebrow ? (
        <Eyebrow text={eyebrow} />
      ) : (
        <PathMark className="mb-6 h-3 w-auto text-ink in-[.on-night]:text-on-night" />
      )}
      {title && (
        <h2 className="title-l max-w-3xl text-ink in-[.on-night]:text-on-night">{title}</h2>
      )}
      {text && <p className="mt-4 max-w-2xl text-lead">{text}</p>}
      <ActionRow actions={toActions(actions)} className="mt-8" />
    </Band>
  )
}
