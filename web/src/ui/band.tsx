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

/** A full-width part of a page with the shared vertical spacing. */
export function Band({ children, anchor, tone = 'paper' }: BandProps) {
  return (
    <section
      id={anchor || undefined}
      // Focusable, so that keyboard navigation continues here after a link to the anchor.
      tabIndex={anchor ? -1 : undefined}
      data-band={tone}
      className={clsx(
        'py-band focus-visible:[box-shadow:none] focus-visible:outline-none',
        tones[tone],
      )}
    >
      <Container>{children}</Container>
    </section>
  )
}

type ContainerProps = { children: ReactNode; className?: string }

/** The page's content width: side gutters and at most 1312 px. */
export function Container({ children, className }: ContainerProps) {
  return <div className={clsx('mx-auto w-full max-w-[88rem] px-gutter', className)}>{children}</div>
}
