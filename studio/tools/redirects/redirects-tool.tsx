import { DownloadIcon } from '@sanity/icons/Download'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UploadIcon } from '@sanity/icons/Upload'
import { Box, Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { LoadingBlock, type Tool, useDocumentStore } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { type CountedPaths, STUDIO_PATHS_PATH } from '../../../web/src/lib/studio-api'
import { saveCsv } from '../../components/save-csv'
import { apiVersion } from '../../env'
import { useSiteCounts } from '../../site-counts/use-site-counts'
import { ImportDialog } from './import-dialog'
import { MissingAddresses } from './missing-addresses'
import { redirectFile } from './redirect-file'
import {
  hitsOf,
  LIST_PARAMS,
  LIST_QUERY,
  type ListAnswer,
  redirectRows,
  stillMissing,
} from './redirect-list'
import { RedirectTable } from './redirect-table'

/** The tool “Redirects”: all redirects, their import and export, and the addresses that need one. */
export const redirectsTool: Tool = {
  name: 'redirects',
  title: 'Redirects',
  icon: TransferIcon,
  component: Redirects,
}

function Redirects() {
  const { answer, error } = useRedirects()
  const counts = useSiteCounts<CountedPaths>(STUDIO_PATHS_PATH)
  const counted = counts.answer && 'data' in counts.answer ? counts.answer.data : undefined
  const reason = counts.answer && 'reason' in counts.answer ? counts.answer.reason : undefined
  const [isImporting, setImporting] = useState(false)
  const rows = useMemo(() => answer && redirectRows(answer), [answer])
  const hits = useMemo(
    () => counted && new Map(counted.redirects.map(({ path, count }) => [path, count])),
    [counted],
  )
  const missing = useMemo(
    () => answer && counted && stillMissing(counted.missing, answer),
    [answer, counted],
  )
  const newRedirect = useIntentLink({ intent: 'create', params: { type: 'redirect' } })
  const published = rows?.filter(({ isPublished }) => isPublished) ?? []
  const exportFile = () =>
    saveCsv(
      redirectFile(
        published.map((row) => ({ ...row, hits: hits ? hitsOf(row, hits) : undefined })),
      ),
      `redirects-${new Date().toISOString().slice(0, 10)}.csv`,
    )
  return (
    <Box as="main" height="fill" overflow="auto">
      <Container width={4} paddingX={[3, 4]} paddingY={[4, 5]}>
        <Stack gap={5}>
          <Flex wrap="wrap" gap={4} justify="space-between" align="flex-start">
            <Stack gap={4} flex={1} style={{ minWidth: 260 }}>
              <Heading as="h1" size={2}>
                Redirects
              </Heading>
              <Text size={1} muted>
                Old addresses and the pages that visitors reach instead. {sinceInWords(counted)}
              </Text>
            </Stack>
            <Flex wrap="wrap" gap={2}>
              <Button
                mode="ghost"
                fontSize={1}
                icon={DownloadIcon}
                text="Export CSV"
                disabled={published.length === 0}
                onClick={exportFile}
              />
              <Button
                mode="ghost"
                fontSize={1}
                icon={UploadIcon}
                text="Import CSV"
                onClick={() => setImporting(true)}
              />
              <Button {...newRedirect} as="a" tone="primary" fontSize={1} text="New redirect" />
            </Flex>
          </Flex>
          {error && (
            <Card tone="critical" border radius={3} padding={4} role="alert">
              <Text size={1}>
                The redirects cannot be read ({error}). Reload the page to try again.
              </Text>
            </Card>
          )}
          {!error && !rows && <LoadingBlock showText />}
          {rows && (
            <Flex wrap="wrap" gap={5} align="flex-start">
              <Box flex={1} style={{ flexBasis: 600, minWidth: 0 }}>
                {rows.length === 0 ? <NoRedirects /> : <RedirectTable rows={rows} hits={hits} />}
              </Box>
              <Box style={{ flex: '1 1 280px', maxWidth: 420, minWidth: 0 }}>
                <MissingAddresses missing={missing} reason={reason} onRetry={counts.again} />
              </Box>
            </Flex>
          )}
        </Stack>
      </Container>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Box>
  )
}

function NoRedirects() {
  return (
    <Card border radius={3} padding={5}>
      <Stack gap={4}>
        <Text weight="medium">There are no redirects yet.</Text>
        <Text size={1} muted>
          A page whose path changes gets one by itself. For addresses of an earlier site import a
          CSV file, or make a redirect by hand.
        </Text>
      </Stack>
    </Card>
  )
}

function sinceInWords(counted: CountedPaths | undefined): string {
  if (!counted) return ''
  if (!counted.since) return 'The site has counted no requests for them yet.'
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `Requests are counted since ${format.format(new Date(counted.since))}.`
}

/** The redirects, refreshed after each change of one. */
function useRedirects() {
  const documentStore = useDocumentStore()
  const [state, setState] = useState<{ answer?: ListAnswer; error?: string }>({})
  useEffect(() => {
    const options = { apiVersion, tag: 'redirects', perspective: 'raw' as const }
    const queries = { fetch: LIST_QUERY, listen: '*[_type == "redirect"]' }
    const subscription = documentStore.listenQuery(queries, LIST_PARAMS, options).subscribe({
      next: (answer: ListAnswer) => setState({ answer }),
      error: (error: unknown) =>
        setState({ error: error instanceof Error ? error.message : 'unknown reason' }),
    })
    return () => subscription.unsubscribe()
  }, [documentStore])
  return state
}
