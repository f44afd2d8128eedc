import { Container } from '@/ui/band'

const OTHERS = ['controls', 'icons', 'pictures', 'palette']

/** The page's anchors, sticky; scrolls sideways on narrow screens. */
export function GalleryIndex({ types }: { types: readonly string[] }) {
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
