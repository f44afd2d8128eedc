import { COLOR, drawing, rect } from '../drawing.ts'

/** The heights of the columns; the article has the real figures. */
const COLUMNS = [12, 18, 15, 26, 31, 44, 39, 58, 72, 66, 91, 118, 104, 133, 161]

/** Growing columns on ruled lines; the last one is highlighted. */
export function stablecoinFreezes(): string {
  const most = Math.max(...COLUMNS)
  const lines = [200, 350, 500, 650].map((y) => rect(120, y, 1360, 3, { fill: COLOR.line }))
  const columns = COLUMNS.map((count, index) => {
    const height = (count / most) * 600
    const isLast = index === COLUMNS.length - 1
    const fill = isLast ? COLOR.lantern : index % 4 === 3 ? COLOR.soft : COLOR.dim
    return rect(150 + index * 88, 800 - height, 56, height, { fill })
  })
  return drawing(...lines, ...columns, rect(120, 800, 1360, 6, { fill: COLOR.paper }))
}
