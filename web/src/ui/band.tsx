import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'paper' | 'sunk' | 'ink'

type BandProps = {
  children: ReactNode
  anchor?: string | undefined
  tone?: Tone
}

const tones: Record<Tone, string> = {
  paper: '',
  sunk: 'bg-paper-sunk',
  ink: 'on-night bg-night text-on-night-soft',
}

/** One full-width stretch of a page with the shared vertical rhythm. */
export function Band({ children, anchor, tone = 'paper' }: BandProps) {
  return (
    <section
      id={anchor || undefined}
      // The keyboard continues from here after a link to the anchor.
      tabIndex={anchor ? -1 : undefined}
      data-band={tone}
      className={clsx('py-band focus-visible:shadow-none focus-visible:outline-none', tones[tone])}
    >
      <Container>{children}</Container>
    </section>
  )
}

type ContainerProps = { children: ReactNode; className?: string }

/** The page's one measure: gutters on the sides, 1312 px of content at most. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('mx-auto w-full max-w-[88rem] px-gutter', className)}>{children}</div>
}
