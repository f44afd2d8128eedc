import type { ReactNode } from 'react'
import { Container } from '@/ui/band'

type ExhibitsProps = { id: string; title: string; children: ReactNode }

/** All examples of one type. */
export function Exhibits({ id, title, children }: ExhibitsProps) {
  return (
    <div id={id}>
      <div className="on-night bg-night">
        <Container className="py-5">
          <h2 className="font-mono text-small font-semibold text-on-night">
            <a
              href={`#${id}`}
              className="underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern"
            >
              {title}
            </a>
          </h2>
        </Container>
      </div>
      {children}
    </div>
  )
}

type ExhibitProps = {
  name: string
  /** Under which name the Studio has a picture of it (scripts/section-pictures.ts). */
  picture?: string
  /** Adds side gutters, for controls outside bands. */
  inset?: boolean
  children: ReactNode
}

export function Exhibit({ name, picture, inset = false, children }: ExhibitProps) {
  return (
    <div data-exhibit={name} data-picture={picture}>
      <div className="border-y border-line bg-paper-deep">
        <Container className="py-1.5">
          <p className="text-small font-semibold text-ink">{name}</p>
        </Container>
      </div>
      {inset ? <Container className="py-10">{children}</Container> : children}
    </div>
  )
}
