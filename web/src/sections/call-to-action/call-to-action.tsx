import clsx from 'clsx'
import { type Action, toActions } from '@/content/objects/action'
import { ActionButton, ActionRow } from '@/documents/action-button'
import { NewsletterBand } from '@/sections/call-to-action/newsletter-band'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PageMark } from '@/ui/page-mark'
import { Eyebrow } from '@/ui/section-heading'

type CallToActionProps = SectionOf<'callToAction'>

/** A question and its answers, or a box that takes an email address. */
export function CallToAction(props: CallToActionProps) {
  return props.look === 'newsletter' ? <NewsletterBand {...props} /> : <ActionBand {...props} />
}

/** A dark or a light band with buttons; those of a bar stay at the foot of the screen on phones. */
function ActionBand({ eyebrow, title, text, look, anchor, ...section }: CallToActionProps) {
  const actions = toActions(section.actions)
  const isBar = look === 'bar'
  return (
    <>
      <Band anchor={anchor} tone={look === 'paper' ? 'paper' : 'ink'}>
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 border-ink in-[.on-night]:border-lantern sm:border-t sm:pt-6">
          <div className="max-w-[44rem]">
            {eyebrow && <Eyebrow text={eyebrow} />}
            {title && <h2 className="title-l text-ink in-[.on-night]:text-on-night">{title}</h2>}
            {text && <p className="mt-4 text-lead">{text}</p>}
          </div>
          <ActionRow
            actions={actions}
            className={clsx('max-sm:w-full', isBar && 'max-sm:hidden')}
          />
        </div>
      </Band>
      {isBar && <PhoneBar actions={actions} />}
    </>
  )
}

/**
 * Above the cookie banner; styles/base.css keeps what has the focus out from under both. It stays in its place where the
 * window is low for the size of its text.
 */
function PhoneBar({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <div
      data-above-banner
      data-print="no"
      className="on-night sticky bottom-[min(var(--banner,0px),(33vh-10.5rem)*99)] z-20 flex gap-3 bg-night px-gutter py-2.5 sm:hidden"
    >
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} className="min-h-12 grow px-2 text-small" />
      ))}
      <PageMark name="data-has-bar" />
    </div>
  )
}
