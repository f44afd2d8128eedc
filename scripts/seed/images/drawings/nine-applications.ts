import { COLOR, circle, drawing, rect } from '../drawing.ts'

/** In which of ten months each of nine applications was made, and in which it was granted, if it was. */
const APPLICATIONS = [
  [0, 6],
  [0, 7],
  [1, 8],
  [1, undefined],
  [2, 9],
  [3, undefined],
  [3, 9],
  [5, undefined],
  [6, undefined],
] as const

const at = (month: number) => 180 + month * 138

/** Nine bars over ten months; those that were granted end in a light. */
export function nineApplications(): string {
  const months = Array.from({ length: 10 }, (_, month) =>
    rect(at(month), 90, 2, 720, { fill: COLOR.line }),
  )
  const bars = APPLICATIONS.map(([made, granted], index) => {
    const y = 130 + index * 80
    const end = at(granted ?? 9)
    const fill = granted === undefined ? COLOR.dim : COLOR.soft
    return (
      rect(at(made), y - 7, end - at(made), 14, { fill, rx: 7 }) +
      circle(at(made), y, 16, { stroke: fill }) +
      (granted === undefined
        ? circle(end, y, 10, { stroke: COLOR.dim })
        : circle(end, y, 24, { fill: COLOR.lantern, stroke: COLOR.night }))
    )
  })
  return drawing(...months, ...bars)
}
