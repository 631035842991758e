import { useEffect, useState } from 'react';

/** An object URL of a file, for as long as it is shown; empty without a file. */
export function useObjectUrl(file: Blob | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!file) return setAddress('');
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
