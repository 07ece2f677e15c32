import { LicenseInfo } from '@mui/x-license';

const key = process.env.LICENSE_KEY ?? '';

if (key !== '') {
  LicenseInfo.setLicenseKey(key);
}

export const isLicensed = key !== '';
