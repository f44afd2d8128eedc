import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useId, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { Note, TransactionDialog } from '../../actions/dialog-parts'
import { type Change, commitChanges } from '../../actions/stored-document'
import { PartlyDone, useReading } from '../../actions/use-reading'
import { useFocusBack } from '../../components/use-focus-back'
import { apiVersion, env } from '../../env'
import { ImportPreview, ImportSummary } from './import-preview'
import {
  IMPORT_PARAMS,
  IMPORT_QUERY,
  type ImportPlan,
  planImport,
  type Stored,
} from './plan-import'
import { type FileRow, MOST_ROWS, readRedirectFile } from './redirect-file'

/** Sanity's limit of a request with mutations is 4,000,000 bytes. */
const MOST_BYTES = 3_900_000

const FORMAT = `A CSV file with the columns Old path, Leads to and, if you like, Permanent (yes or no), and at most ${MOST_ROWS.toLocaleString('en')} rows. “Export CSV” writes one.`

/** Reads a CSV file, shows what an import would do, and imports all rows or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const [file, setFile] = useState<{ name: string; rows?: FileRow[]; error?: string }>()
  const [replaces, setReplaces] = useState(false)
  const plan = useImportPlan(file?.rows, replaces)
  const { value } = plan
  const count = value?.changes.length ?? 0
  const formatId = useId()
  const input = useRef<HTMLInputElement>(null)
  const switchId = useId()

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const { name } = chosen
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer())
      setFile({ name, rows: readRedirectFile(bytes, env.SANITY_STUDIO_SITE_URL) })
    } catch (error) {
      setFile({ name, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <TransactionDialog
      header="Import redirects"
      verb={count > 0 ? `Import ${counted(count, 'redirect')}` : 'Import'}
      width={3}
      tone="positive"
      isReady={count > 0}
      error={plan.error}
      run={plan.run}
      onFailure={plan.again}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text size={1} muted id={formatId}>
          {FORMAT}
        </Text>
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text={file ? 'Choose another file' : 'Choose a file'}
            aria-describedby={formatId}
            onClick={() => input.current?.click()}
          />
        </Flex>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="CSV file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0])
            // The same file, corrected, can be chosen again.
            currentTarget.value = ''
          }}
        />
        <Stack gap={4} role="status">
          <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            {file?.name ?? 'No file is chosen.'}
          </Text>
          {file?.error && <Note tone="critical">{file.error}</Note>}
          {value && <ImportSummary rows={value.rows} />}
          {file?.rows && !value && !plan.error && (
            <Text size={1} muted>
              Comparing with the stored redirects and pages…
            </Text>
          )}
        </Stack>
      </Stack>
      {file?.rows && (
        <>
          <Flex as="label" align="center" gap={3} htmlFor={switchId}>
            <Checkbox
              id={switchId}
              checked={replaces}
              onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
            />
            <Text size={1}>Change redirects that exist</Text>
          </Flex>
          {value && <ImportPreview key={`${file.name} ${replaces}`} rows={value.rows} />}
        </>
      )}
    </TransactionDialog>
  )
}

/** The plan for these rows, and a function that carries it out in one transaction. */
function useImportPlan(rows: FileRow[] | undefined, replaces: boolean) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const read = useCallback(async () => {
    if (!rows) return undefined
    const raw = client.withConfig({ perspective: 'raw' })
    const stored = await raw.fetch<Stored>(IMPORT_QUERY, IMPORT_PARAMS)
    return { of: rows, ...(await planImport(rows, stored, replaces)) }
  }, [client, rows, replaces])
  const reading = useReading<(ImportPlan & { of: FileRow[] }) | undefined>(read)
  // The plan of the last file stays until the next one is compared.
  const value = reading.value?.of === rows ? reading.value : undefined

  const run = async () => {
    // Pages may have changed since the preview; the redirects themselves are guarded by their ids and revisions.
    const current = await read()
    const changes = current?.changes ?? []
    if (JSON.stringify(changes) !== JSON.stringify(value?.changes)) throw new Error(CHANGED)
    requireFits(changes)
    await commitChanges(client, changes).catch(async (error: unknown) => {
      // The transaction may have arrived, and only its answer been lost.
      const after = await read().catch(() => undefined)
      if (!after) throw new PartlyDone(UNKNOWN)
      if (!after.rows.every(({ state }) => state === 'same')) throw error
    })
    const title = `Imported ${counted(changes.length, 'redirect')}.`
    toast.push({ status: 'success', title })
  }
  return { ...reading, value, run }
}

const CHANGED =
  'pages or redirects have changed meanwhile. The list is up to date now: check it and try again.'

const UNKNOWN =
  'The content API does not answer, so it is not known whether the redirects were imported: either all of them, or none. Look at the list before you try again.'

function requireFits(changes: Change[]): void {
  const bytes = new TextEncoder().encode(JSON.stringify(changes)).length
  if (bytes > MOST_BYTES) {
    throw new Error('these redirects are too large for one import. Split the file.')
  }
}

const counted = (number: number, what: string) =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`
