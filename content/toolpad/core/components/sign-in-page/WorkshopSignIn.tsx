import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, type AuthResponse, SignInPage } from '@toolpad/core/SignInPage';
import * as React from 'react';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Mail and password' }];
const ANSWER_MS = 800;

/** Stands in for a request to your server. */
async function askServer(form: FormData): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  return form.get('password') === 'spindle' ? {} : { error: 'Wrong password. In this demo it is “spindle”.' };
}

export default function WorkshopSignIn() {
  const [isSignedIn, setSignedIn] = React.useState(false);

  const signIn = async (_provider: AuthProvider, form: FormData) => {
    const answer = await askServer(form);
    setSignedIn(answer.error === undefined);
    return answer;
  };

  return (
    <AppProvider branding={{ title: 'the wood workshop', logo: null }}>
      {isSignedIn ? (
        <Alert sx={{ m: 2 }}>Welcome back. The lathe is free until noon.</Alert>
      ) : (
        <SignInPage providers={providers} signIn={signIn} slotProps={{ emailField: { autoFocus: false } }} />
      )}
    </AppProvider>
  );
}
