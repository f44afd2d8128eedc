import { fieldErrorClass } from '@/ui/form-control'

type FieldErrorProps = { id: string; message: string | undefined }

/** The line under a field that says what is wrong; always there, so that it is announced. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <p id={id} role="alert" className={message ? fieldErrorClass : 'sr-only'}>
      {message}
    </p>
  )
}
