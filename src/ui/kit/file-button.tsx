import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { FileUse } from '../../api/uploads.ts';
import { styled } from '../theme/styled.tsx';
import { fileDrop } from './file-drop.ts';
import { FilePick, type FilePicker, offersCamera } from './file-pick.tsx';
import { later } from './later.ts';

const FileMenu = later(styled(() => import('./file-menu.tsx')));

/** The properties of a button that takes a file. */
export type FileButtonProps = { id: string; onClick: () => void } & ReturnType<typeof fileDrop>;

/** A button that takes a file: chosen, dropped, pasted while it has the focus, or taken with a phone's camera. */
export function FileButton({
  use,
  label,
  onFile,
  children,
}: {
  use: FileUse;
  /** Names the field, and the menu that asks whether to choose a file or take a photo. */
  label: string;
  onFile: (file: File) => void;
  children: (button: FileButtonProps) => ReactNode;
}) {
  const id = useId();
  const picker = useRef<FilePicker>(null);
  const [asking, setAsking] = useState(false);
  const onClick = () => (offersCamera(use) ? setAsking(true) : picker.current?.choose());
  return (
    <>
      {children({ id, onClick, ...fileDrop(use, onFile) })}
      <FilePick use={use} label={label} picker={picker} onFile={onFile} />
      <Suspense fallback={null}>
        {asking && (
          <FileMenu
            anchor={id}
            label={label}
            onChoose={() => picker.current?.choose()}
            onPhotograph={() => picker.current?.photograph()}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
