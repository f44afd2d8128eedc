import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Container } from '@/ui/container'

export type Tone = 'paper' | 'sunk' | 'ink'

type BandProps = {
  children: ReactNode
  anchor?: string | undefined
  tone?: Tone
  /** Bands that belong to the one above start without a gap. */
  joined?: boolean
  className?: string
}

const tones: Record<Tone, string> = {
  paper: '',
  sunk: 'bg-paper-sunk',
  ink: 'on-night bg-night text-on-night-soft',
}

/** One full-width stretch of a page with the shared vertical rhythm. */
export function Band({ children, anchor, tone = 'paper', joined = false, className }: BandProps) {
  return (
    <section id={anchor} className={clsx(tones[tone], joined ? 'pb-band' : 'py-band', className)}>
      <Container>{children}</Container>
    </section>
  )
}
