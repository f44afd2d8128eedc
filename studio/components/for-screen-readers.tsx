import type { ReactNode } from 'react'

type ForScreenReadersProps = { role?: 'status'; children: ReactNode }

/** What screen readers say and nobody sees. `SrOnly` of @sanity/ui 4 has `aria-hidden`: they skip it. */
export function ForScreenReaders({ role, children }: ForScreenReadersProps) {
  return (
    <div role={role} style={UNSEEN}>
      {children}
    </div>
  )
}

const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
