import { Text, View } from './primitives'
import { COLORS, TYPE } from './theme'

/** So many rows of one line fit on a page; a longer table runs over several. */
export const MOST_ROWS = 25

type TableProps = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
  /** So many columns after the first are numbers, set to the right. */
  numbers?: number
  /** The widths of the columns relative to each other. */
  widths?: readonly number[]
}

/** A table with a ruled head; a row is never split, and the head stays with the first row. */
export function Table({ columns, rows, note = '', numbers = 0, widths }: TableProps) {
  const cell = (index: number) => ({
    flexGrow: widths?.[index] ?? 1,
    flexBasis: 0,
    paddingLeft: index === 0 ? 0 : 12,
    textAlign: index > 0 && index <= numbers ? ('right' as const) : ('left' as const),
  })
  const [first, ...others] = rows.map((cells) => columns.map((_, index) => cells[index] ?? ''))
  const row = (cells: readonly string[]) => (
    <View
      key={cells.join('|')}
      wrap={false}
      style={{
        flexDirection: 'row',
        borderBottomWidth: 0.6,
        borderColor: COLORS.line,
        paddingVertical: 4.5,
      }}
    >
      {cells.map((text, index) => (
        <Text
          key={columns[index]}
          style={{ ...TYPE.small, ...cell(index), ...(index === 0 && TYPE.strong) }}
        >
          {text}
        </Text>
      ))}
    </View>
  )
  return (
    <View>
      <View wrap={false}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'flex-end',
            borderBottomWidth: 1,
            borderColor: COLORS.ink,
            paddingBottom: 4,
          }}
        >
          {columns.map((name, index) => (
            <Text key={name} style={{ ...TYPE.note, ...cell(index), fontWeight: 600 }}>
              {name}
            </Text>
          ))}
        </View>
        {first && row(first)}
      </View>
      {others.map(row)}
      {note && <Text style={{ ...TYPE.note, marginTop: 6 }}>{note}</Text>}
    </View>
  )
}
