import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { SearchTexts } from './search-texts'

type SharedCardProps = { texts: SearchTexts; origin: string }

/** A shared link in the style of social networks, with the published version's share image. */
export function SharedCard({ texts, origin }: SharedCardProps) {
  const { heading, description, path } = texts
  const image = new URL(path === '/' ? '/og' : `/og${path}`, origin).href
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        As a shared link
      </Text>
      <div
        style={{
          maxWidth: 420,
          border: '1px solid #d0d7de',
          borderRadius: 8,
          overflow: 'hidden',
          background: '#fff',
          color: '#1f2328',
        }}
      >
        <ShareImage key={image} src={image} />
        <div style={{ padding: 12, fontFamily: 'Arial, sans-serif' }}>
          <div style={{ fontSize: 12, color: '#59636e' }}>{new URL(origin).host}</div>
          <div style={{ fontSize: 15, fontWeight: 600, margin: '2px 0' }}>{heading}</div>
          <div
            style={{
              fontSize: 13,
              color: '#59636e',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }}
          >
            {description}
          </div>
        </div>
      </div>
      <Text size={1} muted>
        An image chosen below replaces the drawn picture.
      </Text>
    </Stack>
  )
}

/** A share image; an unpublished path has none. */
function ShareImage({ src }: { src: string }) {
  const [isMissing, setMissing] = useState(false)
  const frame = { width: '100%', aspectRatio: '1200 / 630', background: '#0c182b', color: '#fff' }
  if (isMissing) {
    return (
      <div style={{ ...frame, display: 'grid', placeItems: 'center', fontSize: 13 }}>
        The image is drawn when this path is published.
      </div>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: the Studio does not run on Next.js
    <img
      src={src}
      alt="Drawn from the published title"
      style={{ ...frame, display: 'block' }}
      onError={() => setMissing(true)}
    />
  )
}
