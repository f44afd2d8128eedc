import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { isDevelopment } from '@/env'
import { DialogOpener } from '@/leads/client/dialog-opener'
import type { Section } from '@/sections/section'
import { SectionView } from '@/sections/section-list'
import { Container } from '@/ui/band'
import { Controls } from './controls'
import { Exhibit, Exhibits } from './exhibit'
import { Icons, Palette, Pictures } from './pictures'
import { getSectionExhibits } from './section-exhibits'

export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } }

/** Every section in every look, every control, icon and picture: for developers, editors and browser tests. */
export default async function GalleryPage() {
  // The proxy answers visitors with a 404; this excludes the gallery from prerendering.
  if (!isDevelopment && !(await draftMode()).isEnabled) notFound()
  const sectionExhibits = await getSectionExhibits()
  return (
    <main id="gallery" className="grow">
      <header className="border-b border-line bg-paper-sunk">
        <Container className="py-12 lg:py-16">
          <h1 className="display text-ink">Gallery</h1>
          <p className="mt-5 max-w-prose text-lead">
            {`${sectionExhibits.length} section types in every look, as they are stored, ` +
              'and the controls, icons and pictures that they are made of.'}
          </p>
        </Container>
      </header>
      <GalleryIndex types={sectionExhibits.map(([type]) => type)} />
      {sectionExhibits.map(([type, exhibits]) => (
        <Exhibits key={type} id={type} title={type}>
          {exhibits.map(({ name, section }) => (
            <Exhibit key={name} name={name} picture={pictureName(section)}>
              <SectionView section={section} />
            </Exhibit>
          ))}
        </Exhibits>
      ))}
      <Controls />
      <Icons />
      <Pictures />
      <Palette />
      <DialogOpener />
    </main>
  )
}

/** A section's type and look; a chart has kinds. */
function pictureName(section: Section): string {
  const look = 'kind' in section ? section.kind : 'look' in section ? section.look : ''
  return [section._type, look].filter(Boolean).join('.')
}

const OTHERS = ['controls', 'icons', 'pictures', 'palette']

/** The page's anchors, sticky; scrolls sideways on narrow screens. */
function GalleryIndex({ types }: { types: readonly string[] }) {
  return (
    <nav aria-label="Gallery" className="sticky top-0 z-40 border-b border-line bg-paper">
      <Container>
        <ul className="flex gap-x-5 overflow-x-auto py-1">
          {[...types, ...OTHERS].map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="block py-2.5 whitespace-nowrap font-mono text-small text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern focus-visible:-outline-offset-2"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
