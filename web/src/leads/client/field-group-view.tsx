import type { UseFormReturn } from 'react-hook-form'
import type { Answers, FieldGroup } from '../forms/form-definition'
import { FormField } from './form-field'

type FieldGroupViewProps = { group: FieldGroup; fields: UseFormReturn<Answers> }

/** Fields that belong together, in two columns where there is room. */
export function FieldGroupView({ group, fields }: FieldGroupViewProps) {
  const { legend, note } = group
  const controls = (
    <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2">
      {Object.entries(group.fields).map(([name, field]) => (
        <FormField key={name} name={name} field={field} fields={fields} />
      ))}
      {note && (
        <div className="rounded-md border border-line-strong border-dashed px-4 py-3 text-small sm:col-span-2">
          <p className="font-semibold text-ink">{note.title}</p>
          <p className="text-ink-mute">{note.text}</p>
        </div>
      )}
    </div>
  )
  if (!legend) return <div className="mt-8 first:mt-0">{controls}</div>
  return (
    <fieldset className="mt-8 min-w-0 first:mt-0">
      <legend className="mb-4 w-full border-line border-b pb-2 font-semibold text-ink">
        {legend}
      </legend>
      {controls}
    </fieldset>
  )
}
