import NextLink from 'next/link'
import type { ReactNode } from 'react'
import type { Target } from '@/content/action/target'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { isAccountPath } from '@/routes/is-account-path'

/** Values by the names under which forms ask for them, such as `jobTitle`. */
export type DialogContext = Readonly<Record<string, string>>

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
