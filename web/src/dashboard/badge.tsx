import type { ReactNode } from 'react'

const looks = {
  destructive: 'border-risk bg-risk text-white',
  secondary: 'border-line-strong bg-lantern-wash text-ink',
  default: 'border-safe bg-safe-wash text-safe',
}

export type BadgeLook = keyof typeof looks

export function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-micro font-semibold ${looks[look]}`}
    >
      {children}
    </span>
  )
}
