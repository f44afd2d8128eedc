import { SearchIcon } from '@sanity/icons/Search'
import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import type { Tool } from 'sanity'
import { route, useRouter, useRouterState } from 'sanity/router'
import { Waiting } from '../../actions/dialog-parts'
import { PAGE_SIZE } from '../../components/pager'
import { BulkBar } from './bulk-bar'
import { BulkDialog, type BulkKind } from './bulk-dialog'
import { ShownPages } from './shown-pages'
import { type Chosen, SubjectChoice } from './subject-choice'
import { kindOf, type Subject } from './subjects'
import { useFound } from './use-found'
import { UsedTable } from './used-table'

/** The tool “Where used”: where something stands, and changes of many documents at once. */
export const whereUsedTool: Tool = {
  name: 'where-used',
  title: 'Where used',
  icon: SearchIcon,
  component: WhereUsed,
  router: route.create('/', [route.create('/:kind', [route.create('/:value')])]),
}

function WhereUsed() {
  const router = useRouter()
  const chosen = useRouterState(toChosen) as Chosen
  const { kind, value } = chosen
  return (
    <Box as="main" height="fill" overflow="auto">
      <Container width={4} paddingX={[3, 4]} paddingY={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Where used
            </Heading>
            <Text size={1} muted>
              Where a section, a picture, a form, an image or a figure stands. Choose documents to
              publish, unpublish or change them at once.
            </Text>
          </Stack>
          <SubjectChoice
            chosen={chosen}
            onChoose={(next) =>
              router.navigate(
                next.value ? { kind: next.kind, value: next.value } : { kind: next.kind },
              )
            }
          />
          {value ? (
            <Results key={`${kind} ${value}`} kind={kind} value={value} />
          ) : (
            <Card border radius={3} padding={5}>
              <Text size={1} muted>
                Choose what to look for. The list then shows each document that uses it, and the
                place in it.
              </Text>
            </Card>
          )}
        </Stack>
      </Container>
    </Box>
  )
}

/** What the address names; an unknown kind is ignored. */
function toChosen({ kind, value }: Record<string, unknown>): Chosen {
  const known = kindOf(typeof kind === 'string' ? kind : undefined)
  if (!known) return { kind: 'section' }
  return { kind: known.kind, value: typeof value === 'string' ? value : undefined }
}

function Results({ kind, value }: Subject) {
  const { rows: found, shown, progress, error, again } = useFound(kind, value)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(0)
  const [bulk, setBulk] = useState<{ kind: BulkKind; ids: readonly string[] }>()
  const results = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  // The button that opened the dialog is gone or disabled once what was chosen has left the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the list is read
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled')
    if (isChanged.current && isLost) results.current?.focus()
    isChanged.current = false
  }, [found])
  const onDone = () => {
    isChanged.current = true
    again()
  }
  const rows = found ?? []
  // A document can leave the list while it is chosen.
  const ids = rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return (
    <>
      {error && (
        <Card tone="critical" border radius={3} padding={4} role="alert">
          <Text size={1}>
            The documents cannot be read ({error}). Reload the page to try again.
          </Text>
        </Card>
      )}
      {!found && !error && (
        <div role="status">
          <Waiting>
            {progress
              ? `Read ${progress.read.toLocaleString('en')} of ${progress.total.toLocaleString('en')} documents …`
              : 'Looking for it …'}
          </Waiting>
        </div>
      )}
      {found && !error && (
        <Stack ref={results} gap={5} tabIndex={-1} role="region" aria-label="Results">
          <ShownPages count={rows.length} shown={shown} isType={kind === 'type'} />
          {rows.length > 0 && (
            <>
              <Flex>
                <BulkBar count={ids.length} onStart={(task) => setBulk({ kind: task, ids })} />
              </Flex>
              <UsedTable
                rows={rows}
                chosen={new Set(ids)}
                onChoose={setChosen}
                page={Math.min(page, Math.ceil(rows.length / PAGE_SIZE) - 1)}
                onPage={setPage}
                hasPlaces={kind !== 'type'}
              />
            </>
          )}
        </Stack>
      )}
      {bulk && <BulkDialog {...bulk} onDone={onDone} onClose={() => setBulk(undefined)} />}
    </>
  )
}
