import { type Ref, useImperativeHandle, useRef } from 'react';
import { UPLOAD_LIMITS, type UploadUse } from '../../api/uploads.ts';

export interface FilePicker {
  /** Opens the system's file dialog. */
  choose(): void;
  /** Opens the camera of a phone or tablet. */
  photograph(): void;
}

/** Where a camera is at hand and a picture is wanted. */
export const offersCamera = (use: UploadUse): boolean =>
  UPLOAD_LIMITS[use].medium === 'picture' && matchMedia('(pointer: coarse)').matches;

/** The hidden field behind a button that takes a file; it lets through what the use accepts. */
export function FilePick({
  use,
  label,
  picker,
  onFile,
}: {
  use: UploadUse;
  label: string;
  picker: Ref<FilePicker>;
  onFile: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(picker, () => {
    const open = (withCamera: boolean): void => {
      // set for the moment of opening: with it, phones offer nothing but the camera
      if (withCamera) field.current?.setAttribute('capture', 'environment');
      else field.current?.removeAttribute('capture');
      field.current?.click();
    };
    return { choose: () => open(false), photograph: () => open(true) };
  });
  const { types, endings } = UPLOAD_LIMITS[use];
  return (
    <input
      ref={field}
      type="file"
      hidden
      accept={(endings ?? types).join(',')}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
