import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex, Stack, Tab, TabList, TabPanel } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { IntentLink } from 'sanity/router'
import {
  RESULT_KEYS,
  type Results,
  type ResultsKey,
  type ResultsRow,
} from '../../../web/src/lib/studio-api'
import { saveCsv } from '../../components/save-csv'
import { type Column, tableFile } from './columns'
import { KEY_WORDS, signed } from './result-words'
import { SortableTable } from './sortable-table'
import type { PagesByPath } from './use-pages'

type CountsTableProps = {
  by: Results['by']
  /** The tab that is open. */
  shown: ResultsKey
  onShow: (key: ResultsKey) => void
  days: number
  pages: PagesByPath
}

/** Requests by form, page, button, campaign or landing page: one tab for each, sorted by its headings, exported as CSV. */
export function CountsTable({ by, shown: key, onShow, days, pages }: CountsTableProps) {
  const id = useId()
  const rows = by[key]
  const columns = columnsOf(key, days, pages)
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <TabList gap={1}>
          {RESULT_KEYS.map((each) => (
            <Tab
              key={each}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
              label={KEY_WORDS[each].tab}
              selected={each === key}
              onClick={() => onShow(each)}
              fontSize={1}
            />
          ))}
        </TabList>
        <Button
          icon={DownloadIcon}
          text="Export CSV"
          mode="ghost"
          fontSize={1}
          padding={3}
          onClick={() => saveCsv(tableFile(columns, rows), `results-${key}-${days}-days.csv`)}
        />
      </Flex>
      <TabPanel id={`${id}-panel`} aria-labelledby={`${id}-${key}`}>
        <SortableTable
          key={key}
          label={`Requests by ${KEY_WORDS[key].column.toLowerCase()}`}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.key ?? ''}
        />
      </TabPanel>
    </Stack>
  )
}

function columnsOf(key: ResultsKey, days: number, pages: PagesByPath): Column<ResultsRow>[] {
  const { column, unknown } = KEY_WORDS[key]
  const isPath = key === 'page' || key === 'landing'
  return [
    {
      title: column,
      value: (row) => row.key ?? unknown,
      cell: ({ key: name }) =>
        name === null ? (
          <span style={MUTED}>{unknown}</span>
        ) : isPath ? (
          <PageName path={name} page={pages.get(name)} />
        ) : (
          name
        ),
    },
    { title: 'Requests', isNumber: true, value: ({ count }) => count },
    { title: `${days} days before`, isNumber: true, value: ({ before }) => before },
    {
      title: 'Change',
      isNumber: true,
      value: ({ count, before }) => count - before,
      cell: ({ count, before }) => signed(count - before),
    },
  ]
}

const MUTED = { color: 'var(--card-muted-fg-color)' }

type PageNameProps = { path: string; page: ReturnType<PagesByPath['get']> }

/** The page's title, which opens its document, and its path. */
function PageName({ path, page }: PageNameProps): ReactNode {
  if (!page) return path
  const { _id: id, _type: type, title } = page
  return (
    <>
      <IntentLink intent="edit" params={{ id, type }}>
        {title}
      </IntentLink>{' '}
      <span style={MUTED}>{path}</span>
    </>
  )
}
