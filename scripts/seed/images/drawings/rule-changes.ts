import { COLOR, circle, drawing, rect } from '../drawing.ts'

/** The lengths of the entries of a change log, oldest first. */
const ENTRIES = [620, 840, 480, 760, 560, 900, 700]

/** A change log: seven entries with their authors; the last three are lit. */
export function ruleChanges(): string {
  const sheet = rect(240, 70, 1120, 760, { fill: COLOR.raised, rx: 12 })
  const entries = ENTRIES.map((length, index) => {
    const y = 150 + index * 94
    const isRead = index >= ENTRIES.length - 3
    const line = { fill: isRead ? COLOR.lantern : COLOR.dim, rx: 6 }
    return (
      circle(320, y + 14, 20, isRead ? { fill: COLOR.lantern } : { stroke: COLOR.dim }) +
      rect(380, y, length, 14, line) +
      rect(380, y + 30, length * 0.6, 8, { fill: COLOR.line, rx: 4 })
    )
  })
  const read = rect(240, 502, 10, 328, { fill: COLOR.lantern })
  return drawing(sheet, ...entries, read)
}
