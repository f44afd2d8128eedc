import { type FieldGroup, TRAP_FIELD } from '../forms/form-definition'
import { type DrawFile, FormField } from './form-field'

type FormFieldsProps = {
  groups: readonly FieldGroup[]
  /** Makes the controls' ids unique on the page: `<idPrefix>-<field name>`. */
  idPrefix: string
  /** Draws a file field; a form without it takes no files. */
  drawFile?: DrawFile
  /** What a button presets comes with scripts, or from the server once the form is sent. */
  presetLater?: boolean
}

/**
 * The fields of a form as native controls, which the browser itself can type in, pick, check and post.
 * Every control has the name of its field. Server and client both draw it.
 */
export function FormFields({ groups, idPrefix, drawFile, presetLater }: FormFieldsProps) {
  return (
    <>
      {groups.map(({ legend, fields }, index) => {
        const controls = (
          <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2">
            {Object.entries(fields).map(([name, field]) => (
              <FormField
                key={name}
                id={`${idPrefix}-${name}`}
                name={name}
                field={field}
                drawFile={drawFile}
                mayWait={Boolean(presetLater && field.prefill)}
              />
            ))}
          </div>
        )
        // The groups of a definition never change their order.
        const key = legend ?? index
        if (!legend) {
          return (
            <div key={key} className="mt-8 first:mt-0">
              {controls}
            </div>
          )
        }
        return (
          <fieldset key={key} className="mt-8 min-w-0 first:mt-0">
            <legend className="mb-4 w-full border-line border-b pb-2 font-semibold text-ink">
              {legend}
            </legend>
            {controls}
          </fieldset>
        )
      })}
    </>
  )
}

/** A field that people neither see nor reach; only a program fills it in. Every form with `FormFields` has one. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
