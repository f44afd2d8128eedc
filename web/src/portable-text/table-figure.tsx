type TableFigureProps = { caption: string; rows: readonly (readonly string[])[] }

/** A table inside running text; a wide one scrolls inside its own region. */
export function TableFigure({ caption, rows: [head = [], ...rows] }: TableFigureProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={caption}
      className="mt-6 overflow-x-auto first:mt-0"
    >
      <table className="w-full min-w-[32rem] border-collapse text-small">
        <caption className="pb-3 text-left text-ink-mute">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-4 text-left font-semibold text-ink">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className="border-b border-line">
              <Row cells={cells} head={head} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ cells, head }: { cells: readonly string[]; head: readonly string[] }) {
  return cells.map((cell, index) =>
    index === 0 ? (
      <th key={head[index]} scope="row" className="py-2 pr-4 text-left font-semibold text-ink">
        {cell}
      </th>
    ) : (
      <td key={head[index]} className="py-2 pr-4 tabular-nums">
        {cell}
      </td>
    ),
  )
}
