import clsx from 'clsx'
import type { ReactNode } from 'react'

type ContainerProps = { children: ReactNode; className?: string }

/** The page's one measure: gutters on the sides, 1312 px of content at most. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('mx-auto w-full max-w-[88rem] px-gutter', className)}>{children}</div>
}
