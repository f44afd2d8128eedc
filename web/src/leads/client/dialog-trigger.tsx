import type { ReactNode } from 'react'

type DialogTriggerProps = { dialog: string; children: ReactNode; className?: string }

/** Stand-in until the dialogs are here. */
export function DialogTrigger({ dialog, children, className }: DialogTriggerProps) {
  return (
    <button type="button" data-dialog={dialog} className={className}>
      {children}
    </button>
  )
}
