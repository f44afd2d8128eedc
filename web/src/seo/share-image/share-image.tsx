import { plainTitle } from '@/seo/share-image/plain-title'
import type { ShareCard } from '@/seo/share-image/share-card'
import { BrandMark } from '@/ui/marks'

type ShareImageProps = { card: ShareCard; brandName: string; host: string }

/** The share image. Drawn by satori, which supports flexbox and inline styles only. */
export function ShareImage({ card: { title, label }, brandName, host }: ShareImageProps) {
  const drawn = plainTitle(title)
  // A card is never empty: without a title it says what the page is, or whose.
  const words = drawn || plainTitle(label) || plainTitle(brandName)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: '#0c182b',
        color: '#f5efe2',
        fontFamily: 'Instrument Sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          padding: '52px 64px 0',
          fontSize: 28,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <BrandMark width={46} height={55} lantern="#f0a024" />
          <span style={{ marginLeft: 18, fontFamily: 'Source Serif', fontSize: 38 }}>
            {plainTitle(brandName)}
          </span>
        </div>
        <span style={{ color: '#f0a024' }}>{drawn && plainTitle(label)}</span>
      </div>
      <div
        style={{
          display: 'block',
          margin: '46px 64px 0',
          maxHeight: 250,
          fontFamily: 'Source Serif',
          fontSize: sizeOf(words),
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          lineClamp: 3,
        }}
      >
        {words}
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 0, bottom: 40 }}>
        <PathDrawing />
      </div>
      <span style={{ position: 'absolute', left: 64, bottom: 30, fontSize: 22, color: '#b4c0d2' }}>
        {host}
      </span>
    </div>
  )
}

/** A font size at which the title fits into three lines. */
function sizeOf({ length }: string): number {
  if (length <= 34) return 84
  if (length <= 64) return 72
  return length <= 90 ? 62 : 52
}

type Point = readonly [x: number, y: number]

const PATH: Point[] = [
  [40, 150],
  [230, 60],
  [440, 170],
  [640, 80],
  [840, 190],
  [1110, 90],
]
const OTHERS: Point[][] = [
  [
    [230, 60],
    [400, 20],
    [600, 30],
  ],
  [
    [440, 170],
    [560, 235],
  ],
  [
    [640, 80],
    [800, 40],
  ],
  [
    [840, 190],
    [960, 235],
  ],
]

const line = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** The highlighted path from an address to the light. */
function PathDrawing() {
  const [endX, endY] = PATH.at(-1) ?? [0, 0]
  return (
    <svg width="1200" height="250" viewBox="0 0 1200 250" aria-hidden="true">
      {OTHERS.map((points) => (
        <path key={line(points)} d={line(points)} fill="none" stroke="#2b3e5c" strokeWidth="3" />
      ))}
      {OTHERS.flatMap((points) => {
        const [x, y] = points.at(-1) ?? [0, 0]
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="8"
            fill="#0c182b"
            stroke="#4d6284"
            strokeWidth="3"
          />
        )
      })}
      <path d={line(PATH)} fill="none" stroke="#f0a024" strokeWidth="6" strokeLinejoin="round" />
      {PATH.slice(0, -1).map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" fill="#0c182b" stroke="#f5efe2" strokeWidth="4" />
      ))}
      <circle cx={endX} cy={endY} r="38" fill="#f0a024" fillOpacity="0.18" />
      <circle cx={endX} cy={endY} r="20" fill="#f0a024" />
    </svg>
  )
}
