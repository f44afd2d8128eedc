import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Action, Target } from '@/content/objects/action'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { isAccountPath } from '@/lib/routes'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { ArrowRight } from '@/ui/marks'

type ActionButtonProps = {
  action: Pick<Action, 'label' | 'note' | 'look' | 'target'>
  className?: string
  context?: DialogContext | undefined
  /** A second line, in small type, in place of the action's own. */
  note?: string | undefined
}

/** An action as a button; without a target it is plain text. */
export function ActionButton({
  action,
  className,
  context,
  note = action.note,
}: ActionButtonProps) {
  const { label, look, target } = action
  return (
    <TargetLink
      target={target}
      context={context}
      className={buttonClass(look, clsx('wrap-anywhere', className))}
      plainClassName="font-semibold text-ink-mute in-[.on-night]:text-on-night-soft"
    >
      {note ? (
        <span>
          {label}
          <br />
          {/* Not underlined with the label, nor part of the text by which requests name their button. */}
          <span data-note={note} className="button-note" />
        </span>
      ) : (
        label
      )}
      {look === 'quiet' && target.kind !== 'none' && <ArrowRight />}
    </TargetLink>
  )
}

type ActionRowProps = {
  actions: readonly Action[]
  className?: string
  context?: DialogContext | undefined
}

export function ActionRow({ actions, className, context }: ActionRowProps) {
  if (actions.length === 0) return null
  return (
    <div className={className}>
      <div className="flex flex-col flex-wrap gap-x-4 gap-y-3 sm:flex-row sm:items-center">
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} context={context} />
        ))}
      </div>
    </div>
  )
}

/** Values by field name, such as `jobTitle`. */
type DialogContext = Readonly<Record<string, string>>

type TargetLinkProps = {
  target: Target
  children: ReactNode
  className?: string | undefined
  /** Classes of the plain text if there is no target. */
  plainClassName?: string | undefined
  /** Values to prefill in a dialog. */
  context?: DialogContext | undefined
}

/** A link or button for a target: a page, an external URL, a dialog, an anchor, or nothing. */
export function TargetLink({
  target,
  children,
  className,
  plainClassName,
  context,
}: TargetLinkProps) {
  switch (target.kind) {
    case 'link':
      return target.external ? (
        <a href={target.href} className={className}>
          {children}
        </a>
      ) : (
        // No prefetch: it would load the account forms on every page with such a link.
        <Link
          href={target.href}
          className={className}
          {...(isAccountPath(target.href.replace(/\?.*/, '')) && { prefetch: false })}
        >
          {children}
        </Link>
      )
    case 'scroll':
      return (
        <a href={target.href} className={className}>
          {children}
        </a>
      )
    case 'chat':
    case 'dialog':
      return (
        <DialogTrigger
          {...(target.kind === 'chat'
            ? { dialog: 'technical-support', chatFirst: true, context }
            : { dialog: target.dialog, context: { ...context, ...target.presets } })}
          {...(className && { className })}
        >
          {children}
        </DialogTrigger>
      )
    case 'none':
      return <span className={plainClassName}>{children}</span>
  }
}
