import { Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useId, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion, env } from '../env'
import { publishedId } from '../schema/validation/path'
import { counted } from './counted'
import { Note, Part, TransactionDialog, Waiting } from './dialog-parts'
import { DocumentRows } from './document-rows'
import { type Publication, readPublication } from './publication'
import { commitChanges } from './stored-document'
import { useReading } from './use-reading'

interface PublishDialogProps {
  id: string
  /** False while saving or validating, and for a document with errors. */
  canPublish: boolean
  onClose: () => void
}

/** Lists the consequences of a publication, and publishes everything in one transaction. */
export function PublishDialog({ id, canPublish, onClose }: PublishDialogProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [repairsLinks, setRepairsLinks] = useState(true)
  const read = useCallback(
    // Otherwise the read would miss keystrokes that are still being saved.
    async () => (canPublish ? readPublication(client, id, env.SANITY_STUDIO_SITE_URL) : undefined),
    [client, id, canPublish],
  )
  const { value: publication, error, again } = useReading(read)

  const publish = async () => {
    if (!publication) return
    await commitChanges(client, publication.changes(repairsLinks))
    toast.push({ status: 'success', title: 'Published', description: summarize(publication) })
  }

  return (
    <TransactionDialog
      header={publication?.rename ? 'Publish with a new path' : 'Publish'}
      verb="Publish"
      tone="positive"
      isReady={publication !== undefined && canPublish}
      error={error}
      run={publish}
      onFailure={again}
      onClose={onClose}
    >
      {!publication && !error && (
        <Waiting>
          {canPublish
            ? 'Reading what this changes …'
            : 'Waiting until the document is saved and has no errors …'}
        </Waiting>
      )}
      {publication?.rename && <RenameConsequences {...publication.rename} />}
      {publication && publication.typed.length > 0 && (
        <TypedLinks
          typed={publication.typed}
          isRepaired={repairsLinks}
          onChange={setRepairsLinks}
        />
      )}
      {publication?.legal && <LegalConsequences {...publication.legal} />}
    </TransactionDialog>
  )
}

function RenameConsequences({ from, to, plan, linking }: NonNullable<Publication['rename']>) {
  const moving = plan.below.filter(({ reason }) => !reason)
  const staying = plan.below.filter(({ reason }) => reason)
  const linked = [...new Map(linking.map((each) => [publishedId(each._id), each])).values()]
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text size={1}>
          <code>{from}</code> becomes <code>{to}</code>
        </Text>
        <Text size={1} muted>
          The old path redirects to the new one, for visitors, search engines and links on other
          sites.
        </Text>
      </Stack>
      <Part
        title={
          linked.length > 0
            ? `${counted(linked.length, 'document links', 'documents link')} to this page. These links are updated automatically.`
            : 'No other document links to this page.'
        }
      >
        {linked.length > 0 && (
          <DocumentRows
            label="Documents that link here"
            rows={linked.map(({ _id, _type }) => ({ id: _id, type: _type }))}
          />
        )}
      </Part>
      {moving.length > 0 && (
        <Part
          title={`${counted(moving.length, 'page', 'pages')} below this one move, too, each with its redirect.`}
        >
          <DocumentRows label="Pages that move, too" rows={moving.map(toRow)} />
        </Part>
      )}
      {staying.length > 0 && (
        <Part title={`${counted(staying.length, 'page', 'pages')} below keep their path.`}>
          <DocumentRows label="Pages that keep their path" rows={staying.map(toRow)} />
        </Part>
      )}
    </Stack>
  )
}

function toRow({ id, type, from, to, reason }: { [name in BelowField]: string }) {
  return { id, type, remarks: [reason || `${from} becomes ${to}`] }
}
type BelowField = 'id' | 'type' | 'from' | 'to' | 'reason'

interface TypedLinksProps {
  typed: Publication['typed']
  isRepaired: boolean
  onChange: (isRepaired: boolean) => void
}

function TypedLinks({ typed, isRepaired, onChange }: TypedLinksProps) {
  const id = useId()
  const total = typed.reduce((sum, { count }) => sum + count, 0)
  return (
    <Part title={`${counted(total, 'link is', 'links are')} typed as text, with the old path.`}>
      <DocumentRows
        label="Documents with typed links"
        rows={typed.map(({ document }) => ({ id: document._id, type: document._type }))}
      />
      <Flex as="label" align="center" gap={3} {...{ htmlFor: id }}>
        <Checkbox
          id={id}
          checked={isRepaired}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Text size={1}>Turn them into links that follow the page</Text>
      </Flex>
    </Part>
  )
}

function LegalConsequences({ keptFrom, to }: NonNullable<Publication['legal']>) {
  if (keptFrom) {
    return (
      <Note tone="primary">
        The text of {inWords(keptFrom)} stays readable on the site under “Previous versions”. The
        new one carries the date {inWords(to)}.
      </Note>
    )
  }
  return (
    <Note tone="caution">
      The text changes, but “Last updated” is still {inWords(to)}, so the published text is not
      kept. That is right for a correction. If the meaning changes, cancel and enter the new date
      first.
    </Note>
  )
}

function summarize({ rename, legal }: Publication): string {
  if (rename) return `${rename.from} redirects to ${rename.to}.`
  return legal?.keptFrom
    ? `The text of ${inWords(legal.keptFrom)} was kept.`
    : 'The text was corrected.'
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in the site's format: October 1, 2025. */
function inWords(date: string | undefined): string {
  const time = Date.parse(date ?? '')
  // Only an API write can store an invalid date.
  return Number.isNaN(time) ? (date ?? 'empty') : dateFormat.format(time)
}
