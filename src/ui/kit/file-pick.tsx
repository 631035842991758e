import { type Ref, useImperativeHandle, useRef } from 'react';
import { type FileUse, UPLOAD_LIMITS } from '../../api/uploads.ts';

export interface FilePicker {
  /** Opens the system's file dialog. */
  choose(): void;
  /** Opens the camera of a phone or tablet. */
  photograph(): void;
}

/** Whether to offer the camera: on a touch device, for a picture. */
export const offersCamera = (use: FileUse): boolean =>
  UPLOAD_LIMITS[use].medium === 'picture' && matchMedia('(pointer: coarse)').matches;

/** The hidden file field behind a button; it offers only what the use accepts. */
export function FilePick({
  use,
  label,
  picker,
  onFile,
}: {
  use: FileUse;
  label: string;
  picker: Ref<FilePicker>;
  onFile: (file: File) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(picker, () => {
    const open = (withCamera: boolean): void => {
      // set only while opening: with this attribute phones offer nothing but the camera
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
