import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useClient, useSchema, useValuePreview } from 'sanity'
import { apiVersion } from '../env'
import { publishedId } from '../schema/validation/path'
import { CandidateInput } from './candidate-input'
import { counted } from './counted'
import { describePlace } from './describe-place'
import { Note, Part, TransactionDialog, Waiting } from './dialog-parts'
import { DocumentRows } from './document-rows'
import {
  findBlockers,
  planRemoval,
  type Removal,
  type RemovalMode,
  readCandidates,
  readRemoval,
} from './removal'
import { ShownOn } from './shown-on'
import { commitChanges } from './stored-document'
import { useReading } from './use-reading'
import { useValidate } from './use-validate'

interface RemovalDialogProps {
  /** The published id. */
  id: string
  type: string
  /** The id of the shown version. */
  shownId: string
  mode: RemovalMode
  onClose: () => void
}

const verbs = { delete: 'Delete', unpublish: 'Unpublish' }

/**
 * Lists where a document is used, offers a replacement, and removes the document with all references in one
 * transaction.
 */
export function RemovalDialog({ id, type, shownId, mode, onClose }: RemovalDialogProps) {
  const client = useClient({ apiVersion })
  const validate = useValidate()
  const schema = useSchema()
  const toast = useToast()
  const [replaces, setReplaces] = useState(true)
  const [replacement, setReplacement] = useState<string>()
  const [redirectTo, setRedirectTo] = useState<string>()
  const read = useCallback(async () => {
    const [removal, candidates] = await Promise.all([
      readRemoval(client, id),
      readCandidates(client, { id, type }),
    ])
    return { removal, candidates }
  }, [client, id, type])
  const { value, error, again } = useReading(read)
  const removal = value?.removal
  // Validation takes seconds for a document that many pages use.
  const check = useCallback(async () => {
    if (!removal) return undefined
    return findBlockers(removal, validate)
  }, [validate, removal])
  const { value: blockers } = useReading(check)
  const { value: preview } = useValuePreview({
    schemaType: schema.get(type),
    value: { _id: shownId, _type: type },
  })
  const title = preview?.title ? `“${preview.title}”` : 'this document'

  const uses = value?.removal.uses ?? []
  const chosen = replaces && uses.length > 0 ? replacement : undefined
  const isComplete =
    uses.length === 0 || (replaces ? replacement !== undefined : blockers?.size === 0)

  const remove = async () => {
    if (!value) return
    const replacementKey =
      value.candidates.sameType.find(({ _id }) => _id === chosen)?.key ?? undefined
    const choice = { mode, replacement: chosen, replacementKey, redirectTo }
    await commitChanges(client, planRemoval(value.removal, choice))
    toast.push({
      status: 'success',
      title: `${title} was ${mode}${mode === 'delete' ? 'd' : 'ed'}`,
    })
  }

  return (
    <TransactionDialog
      header={`${verbs[mode]} ${title}`}
      verb={verbs[mode]}
      tone="critical"
      isReady={value !== undefined && isComplete}
      error={error}
      run={remove}
      onFailure={again}
      onClose={onClose}
    >
      {!value && !error && <Waiting>Reading where it is used …</Waiting>}
      <ShownOn id={id} type={type} />
      {value && <Uses removal={value.removal} blockers={blockers} />}
      {value && uses.length > 0 && (
        <Part title="These documents then">
          <Choice isChosen={replaces} onChoose={() => setReplaces(true)} label="use another one">
            <CandidateInput
              label="Replacement"
              placeholder="Search by title"
              candidates={value.candidates.sameType}
              value={replacement}
              onChange={(next) => {
                setReplacement(next)
                setRedirectTo((before) => before ?? next)
              }}
            />
          </Choice>
          <Choice
            isChosen={!replaces}
            isDisabled={blockers?.size !== 0}
            onChoose={() => setReplaces(false)}
            label={describeGoingWithout(blockers)}
          />
        </Part>
      )}
      {value?.removal.path && (
        <Part title={`Visitors of ${value.removal.path} are redirected to`}>
          <CandidateInput
            label="Redirect to"
            placeholder="No page: they get “page not found”"
            candidates={value.candidates.pages}
            value={redirectTo}
            onChange={setRedirectTo}
          />
        </Part>
      )}
      {value && <AlsoRemoved removal={value.removal} mode={mode} redirectTo={redirectTo} />}
    </TransactionDialog>
  )
}

/** By document id, the errors without the reference; undefined until they are checked. */
type Blockers = ReadonlyMap<string, readonly string[]> | undefined

function describeGoingWithout(blockers: Blockers): string {
  if (!blockers) return 'go without: checking whether that is possible …'
  if (blockers.size > 0) return 'go without: not possible, see the list above'
  return 'go without: lists lose the entry, links and buttons become plain text'
}

function Uses({ removal, blockers }: { removal: Removal; blockers: Blockers }) {
  const schema = useSchema()
  const groups = Map.groupBy(removal.uses, ({ document }) => publishedId(document._id))
  if (groups.size === 0) return <Part title="No other document refers to it." />
  const rows = [...groups.values()].map((uses) => {
    const [{ document, places }] = uses as [Removal['uses'][number]]
    const type = schema.get(document._type)
    const described = uses.flatMap((use) =>
      use.places.map((place) => describePlace(type, use.document, place)),
    )
    const refused = uses.flatMap((use) => blockers?.get(use.document._id) ?? [])
    return {
      id: document._id,
      type: document._type,
      path: places[0],
      remarks: [
        ...new Set(described),
        ...[...new Set(refused)].map((message) => `Needs a replacement: ${message}`),
      ],
    }
  })
  return (
    <Part title={`${counted(groups.size, 'document refers', 'documents refer')} to it.`}>
      <DocumentRows label="Documents that refer to it" rows={rows} />
    </Part>
  )
}

interface ChoiceProps {
  label: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  children?: ReactNode
}

function Choice({ label, isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3}>
        <Radio
          id={id}
          name="removal-choice"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
        />
        <Text as="label" size={1} muted={isDisabled} {...{ htmlFor: id }}>
          {label}
        </Text>
      </Flex>
      {isChosen && children}
    </Stack>
  )
}

interface AlsoRemovedProps {
  removal: Removal
  mode: RemovalMode
  redirectTo: string | undefined
}

function AlsoRemoved({ removal, mode, redirectTo }: AlsoRemovedProps) {
  const redirects = removal.redirects.length
  const versions = removal.legalVersions.length
  const inReleases = removal.own.filter(({ _id }) => _id.startsWith('versions.')).length
  const notes = [
    redirects > 0 &&
      `${counted(redirects, 'redirect leads', 'redirects lead')} to it and ${redirectTo ? 'will lead to the same page' : 'will be deleted'}.`,
    mode === 'delete' &&
      versions > 0 &&
      `${counted(versions, 'previous version', 'previous versions')} of the text will be deleted too.`,
    mode === 'delete' &&
      inReleases > 0 &&
      `It will be taken out of ${counted(inReleases, 'release', 'releases')}.`,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return <Note tone="caution">{notes.join(' ')}</Note>
}
