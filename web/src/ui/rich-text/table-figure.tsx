import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { TextAnchor } from '@/ui/rich-text/text-anchor'
import { ScrollRegion } from '@/ui/scroll-region'

type TableFigureProps = { caption: string; rows: readonly (readonly string[])[] }

/** A table inside running text; scrolls sideways if it is wider. */
export function TableFigure({ caption, rows: all }: TableFigureProps) {
  const [head, ...rows] = all.filter(({ length }) => length > 0)
  if (!head) return null
  const [first, ...others] = head
  return (
    <figure
      // In an article with many columns, as wide as the page.
      className={clsx('mt-8 mb-8 first:mt-0', head.length > 3 && 'xl:in-[.measure]:-mr-36')}
    >
      <ScrollRegion label={caption}>
        <table
          className="card-table w-full border-collapse text-start text-small"
          // A narrower column would have one word per line.
          style={{ minWidth: `${head.length * 9}rem` }}
        >
          {caption && (
            <caption dir="auto" className="pb-3 text-start font-semibold text-ink">
              {caption}
            </caption>
          )}
          <thead>
            <tr className="border-y border-ink align-bottom">
              <th dir="auto" scope="col" className={`${headCell} sm:sticky sm:left-0 sm:bg-paper`}>
                {first}
              </th>
              {others.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                <th key={index} dir="auto" scope="col" className={headCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
              <tr key={row} className="border-b border-line align-top">
                <th
                  {...cellSource(name)}
                  dir="auto"
                  scope="row"
                  className="py-3 pr-4 text-start font-semibold text-ink sm:sticky sm:left-0 sm:bg-paper"
                >
                  <TableCell text={name ?? ''} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                    key={index}
                    {...cellSource(cell)}
                    dir="auto"
                    data-label={stegaClean(others[index])}
                    className="py-3 pr-4 tabular last:pr-0"
                  >
                    <TableCell text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  )
}

const headCell = 'py-2.5 pr-4 text-start font-semibold text-ink-mute last:pr-0'

const WEB_ADDRESS = /(https:\/\/[^\s,;]+)/

/** A cell with a URL loses its stega mark. */
const cellSource = (text: string | undefined) =>
  text && WEB_ADDRESS.test(text) ? sourceOf(text) : {}

/** The text of a cell; a URL becomes a link without its protocol. */
function TableCell({ text }: { text: string }) {
  // The URL pattern would match stega marks.
  if (!WEB_ADDRESS.test(text)) return text
  const parts = stegaClean(text).split(WEB_ADDRESS)
  return (
    <span>
      {parts.map((part, index) =>
        // Odd parts are matches of the pattern.
        index % 2 === 1 ? (
          <TextAnchor key={part} link={{ _type: 'link', _key: part, href: part }}>
            <span className="wrap-anywhere">{shown(part)}</span>
          </TextAnchor>
        ) : (
          part
        ),
      )}
    </span>
  )
}

function shown(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
}
