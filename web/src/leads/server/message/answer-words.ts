import type { Field, FieldValue } from '../../definitions/fields/field.ts'

/** An answer in the words that its visitor saw; nothing for what was left out or not ticked. */
export function answerWords({ control }: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === false) return ''
  if (value === true) return 'Yes'
  const options = 'options' in control ? control.options : {}
  return (
    [value]
      .flat()
      // A visitor may write 'constructor', which every object answers to.
      .map((answer) => (Object.hasOwn(options, answer) ? options[answer] : answer))
      .join(', ')
  )
}
