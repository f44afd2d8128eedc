import type { ReactNode } from 'react'

/** The card that holds one account form. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto mt-2 w-full max-w-lg rounded-lg border border-line bg-white p-6 shadow-card sm:mt-8 sm:p-10">
      {children}
    </div>
  )
}

type AccountHeadingProps = { title: string; children: ReactNode }

export function AccountHeading({ title, children }: AccountHeadingProps) {
  return (
    <header className="mb-7">
      <h1 className="title-l text-ink">{title}</h1>
      <p className="mt-2 text-ink-soft">{children}</p>
    </header>
  )
}
