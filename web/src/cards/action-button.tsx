import clsx from 'clsx'
import { type DialogContext, TargetLink } from '@/cards/target-link'
import type { Action } from '@/content/action/action'
import { ArrowRight } from '@/ui/arrow-right'
import { buttonClass } from '@/ui/button'

type ActionButtonProps = {
  action: Pick<Action, 'label' | 'look' | 'target'>
  className?: string
  context?: DialogContext | undefined
}

/** An editor's action in its look; one that leads nowhere is plain text. */
export function ActionButton({ action, className, context }: ActionButtonProps) {
  const { label, look, target } = action
  return (
    <TargetLink
      target={target}
      context={context}
      className={buttonClass(look, clsx('wrap-anywhere', className))}
      plainClassName="font-semibold text-ink-mute in-[.on-night]:text-on-night-soft"
    >
      {label}
      {look === 'quiet' && target.kind !== 'none' && <ArrowRight />}
    </TargetLink>
  )
}

type ActionRowProps = {
  actions: readonly Action[]
  className?: string
  context?: DialogContext | undefined
}

/** Actions side by side; one under another when there is no room. */
export function ActionRow({ actions, className, context }: ActionRowProps) {
  if (actions.length === 0) return null
  return (
    <div className={className}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:gap-x-4">
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} context={context} />
        ))}
      </div>
    </div>
  )
}
