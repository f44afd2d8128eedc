import { fieldErrorClass } from '@/ui/form-control'

type FieldErrorProps = { id: string; message: string | undefined }

/** The place under a field that says what is wrong; its control refers to it from the start. */
export function FieldError({ id, message }: FieldErrorProps) {
  return <div id={id}>{message && <p className={fieldErrorClass}>{message}</p>}</div>
}
