import clsx from 'clsx'
import NextLink from 'next/link'
import type { ReactNode } from 'react'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { isAccountPath } from '@/lib/routes'
import type { Action, Target } from '@/objects/action'
import { buttonClass } from '@/ui/button'
import { ArrowRight } from '@/ui/marks'

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

/** Values by the names under which forms ask for them, such as `jobTitle`. */
type DialogContext = Readonly<Record<string, string>>

type TargetLinkProps = {
  target: Target
  children: ReactNode
  className?: string | undefined
  /** Classes of the plain text that stands for a target that leads nowhere. */
  plainClassName?: string | undefined
  /** What the page knows that a dialog can fill in. */
  context?: DialogContext | undefined
}

/** Whatever a visitor can choose: a page, an outside address, a dialog, a place on the page, or nothing. */
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
        // Fetched ahead, the account's forms would weigh on every page that links to them.
        <NextLink
          href={target.href}
          className={className}
          {...(isAccountPath(target.href) && { prefetch: false })}
        >
          {children}
        </NextLink>
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
            ? { dialog: 'technical-support', chatFirst: true }
            : { dialog: target.dialog })}
          {...(className && { className })}
          {...(context && { context })}
        >
          {children}
        </DialogTrigger>
      )
    case 'none':
      return <span className={plainClassName}>{children}</span>
  }
}
