import { Select, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback, useId } from 'react'
import { useClient } from 'sanity'
import { CandidateInput } from '../../actions/candidate-input'
import { Part } from '../../actions/dialog-parts'
import { readCandidates } from '../../actions/removal'
import { useReading } from '../../actions/use-reading'
import { apiVersion } from '../../env'
import type { BulkTask } from './bulk-decisions'
import { bulkFields } from './bulk-fields'
import { WithLabel } from './subject-choice'
import { ThingInput } from './thing-input'

/** What an editor has chosen in the dialog. */
export interface BulkSettings {
  fieldName: string
  /** The new value of the field: an id or a day; empty for no day. */
  chosen?: string | undefined
  redirectTo?: string | undefined
}

/** The task, as soon as all that it needs is chosen. */
export function taskOf(kind: BulkTask['kind'], settings: BulkSettings): BulkTask | undefined {
  if (kind === 'publish') return { kind }
  if (kind === 'unpublish') return { kind, redirectTo: settings.redirectTo }
  const field = bulkFields.find(({ name }) => name === settings.fieldName)
  if (!field || settings.chosen === undefined) return undefined
  return { kind, field, chosen: settings.chosen || undefined }
}

interface BulkChoiceProps {
  kind: BulkTask['kind']
  settings: BulkSettings
  onChange: (settings: BulkSettings) => void
}

/** The inputs of a task: a field and its new value, or where visitors of removed pages go. */
export function BulkChoice({ kind, settings, onChange }: BulkChoiceProps) {
  if (kind === 'publish') return null
  if (kind === 'unpublish') {
    return (
      <RedirectChoice
        value={settings.redirectTo}
        onChange={(redirectTo) => onChange({ ...settings, redirectTo })}
      />
    )
  }
  return <FieldChoice settings={settings} onChange={onChange} />
}

function FieldChoice({ settings, onChange }: Omit<BulkChoiceProps, 'kind'>) {
  const [fieldId, valueId, hintId] = [useId(), useId(), useId()]
  const { fieldName, chosen } = settings
  const field = bulkFields.find(({ name }) => name === fieldName)
  return (
    // A list that opens here ends with the dialog, so there is room for some of its lines.
    <Stack gap={4} style={field?.of && !chosen ? { minHeight: '22rem' } : undefined}>
      <WithLabel id={fieldId} title="Field" width={320}>
        <Select
          id={fieldId}
          fontSize={1}
          value={fieldName}
          onChange={({ currentTarget }) => onChange({ fieldName: currentTarget.value })}
        >
          {bulkFields.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      </WithLabel>
      <WithLabel id={valueId} title="Becomes" width={320}>
        {field?.of ? (
          <ThingInput
            key={fieldName}
            id={valueId}
            of={field.of}
            label="Becomes"
            value={chosen}
            onChoose={(next) => onChange({ fieldName, chosen: next })}
          />
        ) : (
          <>
            <TextInput
              id={valueId}
              type="date"
              fontSize={1}
              aria-describedby={hintId}
              value={chosen ?? ''}
              onChange={({ currentTarget }) => onChange({ fieldName, chosen: currentTarget.value })}
            />
            <Text size={1} muted id={hintId}>
              A day that is entered and cleared again removes the date.
            </Text>
          </>
        )}
      </WithLabel>
    </Stack>
  )
}

type RedirectChoiceProps = {
  value: string | undefined
  onChange: (id: string | undefined) => void
}

function RedirectChoice({ value, onChange }: RedirectChoiceProps) {
  const client = useClient({ apiVersion })
  const read = useCallback(() => readCandidates(client, { id: '', type: '' }), [client])
  const { value: candidates } = useReading(read)
  return (
    <Part title="Visitors of pages that are taken off the site are redirected to">
      <CandidateInput
        label="Redirect to"
        placeholder="No page: they get “page not found”"
        candidates={candidates?.pages ?? []}
        value={value}
        onChange={onChange}
      />
    </Part>
  )
}
