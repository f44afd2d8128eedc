import { COLOR, circle, drawing, rect } from '../drawing.ts'

/** How much of what four wallets hold comes from a listed owner, and how many hops away. */
const WALLETS = [
  { share: 0.04, hops: 1 },
  { share: 0.72, hops: 5 },
  { share: 0.31, hops: 3 },
  { share: 0.11, hops: 2 },
]

/** Four bars whose lit part is a share; the hops before each say nothing of it. */
export function exposureShares(): string {
  return drawing(
    ...WALLETS.map(({ share, hops }, index) => {
      const y = 160 + index * 170
      const dots = Array.from({ length: hops }, (_, hop) =>
        circle(460 - hop * 80, y + 35, 18, { stroke: COLOR.dim }),
      )
      return [
        rect(460 - (hops - 1) * 80, y + 33, (hops - 1) * 80 + 100, 4, { fill: COLOR.line }),
        ...dots,
        rect(560, y, 900, 70, { fill: COLOR.raised, rx: 6 }),
        rect(560, y, 900 * share, 70, { fill: COLOR.lantern, rx: 6 }),
      ].join('')
    }),
  )
}
