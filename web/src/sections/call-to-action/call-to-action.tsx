import { ActionRow } from '@/documents/action-button'
import type { CallToActionProps } from '@/sections/call-to-action/call-to-action.query'
import { Band } from '@/ui/band'
import { PathMark } from '@/ui/marks'

/** A plain question and its answers, set apart by ground or by rules. */
export function CallToAction({ title, text, tone, actions, anchor }: CallToActionProps) {
  return (
    <Band anchor={anchor} tone={tone === 'ink' ? 'ink' : 'paper'}>
      <PathMark className="mb-6 h-3 w-auto text-ink in-[.on-night]:text-on-night" />
      <h2 className="title-l max-w-3xl text-ink in-[.on-night]:text-on-night">{title}</h2>
      {text && <p className="mt-4 max-w-2xl text-lead">{text}</p>}
      <ActionRow actions={actions} className="mt-8" />
    </Band>
  )
}
