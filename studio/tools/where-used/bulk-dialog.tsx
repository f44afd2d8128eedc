import { Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { counted } from '../../actions/counted'
import { Part, TransactionDialog, Waiting } from '../../actions/dialog-parts'
import { DocumentRows } from '../../actions/document-rows'
import { explainError } from '../../actions/use-reading'
import { useValidate } from '../../actions/use-validate'
import { PAGE_SIZE, Pager } from '../../components/pager'
import { useFocusBack } from '../../components/use-focus-back'
import { apiVersion } from '../../env'
import { BulkChoice, type BulkSettings, taskOf } from './bulk-choice'
import type { BulkTask } from './bulk-decisions'
import { hasField } from './bulk-fields'
import { type BulkPlan, type BulkStep, planBulk, type Refusal } from './bulk-plan'
import { type Done, runBulk } from './bulk-run'

export type BulkKind = BulkTask['kind']

interface BulkDialogProps {
  kind: BulkKind
  /** The published ids of the chosen documents. */
  ids: readonly string[]
  /** After documents were written. */
  onDone: () => void
  onClose: () => void
}

const words: Record<BulkKind, { verb: string; done: Done; will: string }> = {
  publish: { verb: 'Publish', done: 'published', will: 'will be published' },
  unpublish: { verb: 'Unpublish', done: 'unpublished', will: 'will be taken off the site' },
  change: { verb: 'Change', done: 'changed', will: 'will change on the site at once' },
}

/** Shows for each chosen document what would happen to it or why it is left out, and does all that can be done. */
export function BulkDialog({ kind, ids, onDone, onClose }: BulkDialogProps) {
  useFocusBack()
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [settings, setSettings] = useState<BulkSettings>({ fieldName: 'category' })
  const task = useMemo(() => taskOf(kind, settings), [kind, settings])
  const { plan, checked, error, again } = usePlan(ids, task)
  const { verb, done } = words[kind]
  const count = plan?.steps.length ?? 0
  const all = counted(ids.length, 'document', 'documents')

  const run = async () => {
    if (!plan) return
    await runBulk(client, plan.steps, done)
    onDone()
    toast.push({
      status: 'success',
      title: `${counted(count, 'document was', 'documents were')} ${done}.`,
      ...(plan.refused.length > 0 && {
        description: `${counted(plan.refused.length, 'was', 'were')} left out.`,
      }),
    })
  }
  return (
    <TransactionDialog
      header={`${verb} ${all}`}
      verb={count > 0 ? `${verb} ${count.toLocaleString('en')}` : verb}
      width={2}
      tone={kind === 'unpublish' ? 'critical' : 'positive'}
      isReady={count > 0}
      error={error}
      run={run}
      onFailure={() => {
        again()
        onDone()
      }}
      onClose={onClose}
    >
      <BulkChoice kind={kind} settings={settings} onChange={setSettings} />
      <div role="status">
        {task && !plan && !error && (
          <Waiting>{`Checking ${checked.toLocaleString('en')} of ${all} …`}</Waiting>
        )}
        {!task && (
          <Text size={1} muted>
            Choose what the field becomes.
          </Text>
        )}
        {plan && (
          <Text size={1}>
            {count === 0
              ? 'Nothing can be done with these documents.'
              : `${count.toLocaleString('en')} of ${all} can be ${done}.`}
          </Text>
        )}
      </div>
      {plan && <PlanParts plan={plan} kind={kind} />}
    </TransactionDialog>
  )
}

/** The plan for a task, made again when the task changes; stops when the dialog closes. */
function usePlan(ids: readonly string[], task: BulkTask | undefined) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const validate = useValidate()
  const [state, setState] = useState<{ plan?: BulkPlan; checked?: number; error?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt plans again.
  useEffect(() => {
    setState({})
    if (!task) return
    const stop = new AbortController()
    const set = (next: typeof state) => {
      if (!stop.signal.aborted) setState(next)
    }
    planBulk(ids, task, {
      client,
      validate,
      hasField: (type, field) => hasField(schema.get(type), field),
      onProgress: (checked) => set({ checked }),
      signal: stop.signal,
    }).then(
      (plan) => set({ plan }),
      (reason: unknown) => set({ error: explainError(reason) }),
    )
    return () => stop.abort()
  }, [ids, task, client, schema, validate, attempt])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...state, checked: state.checked ?? 0, again }
}

function PlanParts({ plan: { steps, refused }, kind }: { plan: BulkPlan; kind: BulkKind }) {
  const live = steps.filter(({ isLive }) => isLive)
  const drafted = steps.filter(({ isLive }) => !isLive)
  return (
    <>
      <Documents title={words[kind].will} label="Documents that change" all={live} />
      <Documents
        title="will change as drafts, which visitors do not see yet"
        label="Drafts that change"
        all={drafted}
      />
      <Documents title="will be left out" label="Documents that are left out" all={refused} />
    </>
  )
}

type DocumentsProps = { title: string; label: string; all: readonly (BulkStep | Refusal)[] }

function Documents({ title, label, all }: DocumentsProps) {
  const [page, setPage] = useState(0)
  if (all.length === 0) return null
  const rows = all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((each) => ({
    id: each.hasDraft ? `drafts.${each.id}` : each.id,
    type: each.type,
    remarks: remarksOf(each),
  }))
  return (
    <Part title={`${counted(all.length, 'document', 'documents')} ${title}.`}>
      <DocumentRows label={label} rows={rows} />
      {all.length > PAGE_SIZE && (
        <Pager
          name="documents"
          label={`${label}, pages`}
          total={all.length}
          page={page}
          onPage={setPage}
        />
      )}
    </Part>
  )
}

function remarksOf(each: BulkStep | Refusal): string[] {
  if ('reasons' in each) return each.reasons
  return each.note ? [each.note] : []
}
